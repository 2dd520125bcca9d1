package parlour.server.people;

import java.util.List;

/**
 * What somebody must be shown when their account is made.
 *
 * @param codes recovery codes, to be written down: they are never shown again
 */
public record NewAccount(Visit visit, List<Confidential> codes) {

    public NewAccount {
        codes = List.copyOf(codes);
    }
}
