package parlour.browser;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Lists the files the games read, so that the compiler includes them. Registered under META-INF/services. */
// Deprecated, but the compiler offers no replacement yet.
@SuppressWarnings("deprecation")
public final class EngineResources implements ResourceSupplier {

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        return new String[] {"parlour/conan/card/cards.json", "parlour/explorer/names.txt", "parlour/puzzle/puzzles.txt"
        };
    }
}
