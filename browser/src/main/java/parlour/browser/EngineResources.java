package parlour.browser;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/**
 * Tells the compiler which files the games read, so that they are compiled in. Found by its name under META-INF/services.
 */
// The compiler offers no other way yet to what it calls old.
@SuppressWarnings("deprecation")
public final class EngineResources implements ResourceSupplier {

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        return new String[] {"parlour/conan/card/cards.json", "parlour/puzzle/puzzles.txt"};
    }
}
