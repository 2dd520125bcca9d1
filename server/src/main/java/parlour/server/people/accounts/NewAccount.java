package parlour.server.people.accounts;

import java.util.List;
import parlour.server.people.SecretText;
import parlour.server.people.Session;

/**
 * What somebody must be shown when their account is made.
 *
 * @param codes recovery codes, to be written down: they are never shown again
 */
public record NewAccount(Session visit, List<SecretText> codes) {

    public NewAccount {
        codes = List.copyOf(codes);
    }
}
