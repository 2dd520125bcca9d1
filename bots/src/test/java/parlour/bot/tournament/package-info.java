@NullMarked
package parlour.bot.tournament;

import org.jspecify.annotations.NullMarked;
