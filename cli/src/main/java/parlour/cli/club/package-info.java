/**
 * {@code parlour club}: a server for everybody on the local network, without internet. Start at
 * {@link parlour.cli.club.ClubCommand}; {@link parlour.cli.club.NameAnnouncer} lets phones find it by name (mDNS).
 */
@NullMarked
package parlour.cli.club;

import org.jspecify.annotations.NullMarked;
