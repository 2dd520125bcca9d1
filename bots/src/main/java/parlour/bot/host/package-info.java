/** What bots need of a machine: {@link parlour.bot.host.EndingsFile} keeps solved endings on disk. */
@NullMarked
package parlour.bot.host;

import org.jspecify.annotations.NullMarked;
