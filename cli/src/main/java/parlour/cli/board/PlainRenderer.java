package parlour.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import parlour.game.View;

/** The view in words, one field per line: for games without a renderer. */
public enum PlainRenderer implements BoardRenderer {
    INSTANCE;

    @Override
    public List<String> board(BoardScene scene) {
        List<String> lines = new ArrayList<>();
        describe(scene.view(), "", lines);
        return lines;
    }

    private static void describe(View view, String indent, List<String> lines) {
        for (Map.Entry<String, Object> field : view.fields().entrySet()) {
            describe(field.getKey(), field.getValue(), indent, lines);
        }
    }

    private static void describe(String name, Object value, String indent, List<String> lines) {
        switch (value) {
            case View inner -> {
                lines.add(indent + name + ":");
                describe(inner, indent + "  ", lines);
            }
            case List<?> list
            when list.stream().anyMatch(View.class::isInstance) -> {
                for (int i = 0; i < list.size(); i++) {
                    describe(name + " " + (i + 1), list.get(i), indent, lines);
                }
            }
            case List<?> list ->
                lines.add(indent + name + ": "
                        + String.join(" ", list.stream().map(String::valueOf).toList()));
            default -> lines.add(indent + name + ": " + value);
        }
    }
}
