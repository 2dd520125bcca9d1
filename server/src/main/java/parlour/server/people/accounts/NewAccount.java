package parlour.server.people.accounts;

import java.util.List;
import parlour.server.people.SecretText;
import parlour.server.people.Session;

/**
 * A newly created account.
 *
 * @param codes recovery codes for the user to write down; never shown again
 */
public record NewAccount(Session visit, List<SecretText> codes) {

    public NewAccount {
        codes = List.copyOf(codes);
    }
}
