/**
 * {@code parlour doctor}: looks for what keeps a server from working, and says what to do. Start at
 * {@link parlour.cli.doctor.DoctorCommand}; each class beside it looks at one thing and returns
 * {@link parlour.cli.doctor.Finding}s. Nothing is changed, and every check ends within seconds.
 */
@NullMarked
package parlour.cli.doctor;

import org.jspecify.annotations.NullMarked;
