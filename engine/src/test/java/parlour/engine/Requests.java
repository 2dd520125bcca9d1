package parlour.engine;

import parlour.game.View;

/**
 * Creates requests. A separate class, so that {@link EngineAnswers} can be run from source with nothing but Parlour.
 */
final class Requests {

    private Requests() {}

    static View request(String type) {
        return new View().with("type", type);
    }

    static View request(String type, String game) {
        return request(type).with("game", game);
    }
}
