package parlour.engine.companion;

import java.util.List;
import parlour.domination.BoardDraft;
import parlour.engine.request.RefusedException;
import parlour.game.NotationException;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** A board of Domination that somebody is typing: what is wrong with it so far. */
public final class TypedBoard {

    private TypedBoard() {}

    /** Checks {@code cells}: 64 digits, the top row first, with dots for those still missing. */
    public static View check(JsonFields fields) throws MalformedFieldException, RefusedException {
        BoardDraft draft;
        try {
            draft = BoardDraft.of(fields.text("cells"));
        } catch (NotationException unreadable) {
            throw new RefusedException("bad-board", unreadable);
        }
        View answer = new View()
                .with("type", "check-board")
                .with("empty", draft.empty())
                .with("tooOften", views(draft.tooOften()))
                .with("tooSeldom", views(draft.tooSeldom()));
        draft.layout().ifPresent(layout -> answer.with("layout", layout.name()).with("exact", layout.isExact()));
        draft.notice().ifPresent(notice -> answer.with("notice", notice));
        return answer;
    }

    private static List<View> views(List<BoardDraft.WrongPair> pairs) {
        return pairs.stream()
                .map(wrong -> new View()
                        .with("pair", wrong.pair())
                        .with("times", wrong.times())
                        .with("slots", wrong.slots()))
                .toList();
    }
}
