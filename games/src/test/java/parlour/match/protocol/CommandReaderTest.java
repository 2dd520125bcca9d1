package parlour.match.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.match.Command;

final class CommandReaderTest {

    private static List<TableCommand> commands() {
        return List.of(
                new TableCommand.Sit(Optional.of(2), "0a"),
                new TableCommand.Sit(Optional.empty(), "0a"),
                new TableCommand.Leave(),
                new TableCommand.Play("b1-b2"),
                new TableCommand.Resign(),
                new TableCommand.OfferDraw(),
                new TableCommand.DeclineDraw(),
                new TableCommand.RequestTakeback(),
                new TableCommand.DeclineTakeback(),
                new TableCommand.Vote(1),
                new TableCommand.OfferRematch("0b"),
                new TableCommand.Declare("b1"));
    }

    @Test
    void listOfCommandsIsComplete() {
        Set<Class<?>> listed = commands().stream().map(Object::getClass).collect(Collectors.toSet());
        assertEquals(Set.copyOf(Arrays.asList(TableCommand.class.getPermittedSubclasses())), listed);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void commandRoundTrips(TableCommand command) throws MalformedFieldException {
        JsonFields written = JsonFields.read(command.view().json());
        assertEquals(Optional.of(command), CommandReader.command(written));
        JsonFields message = JsonFields.read(
                command.view().with("id", 7).with("table", "t1").with("seq", 3).json());
        assertEquals(Optional.of(new ClientMessage.Act(7, "t1", 3, command)), CommandReader.read(message));
    }

    @Test
    void onlyADeclarationIsNotACommandOfTheMatch() {
        for (TableCommand command : commands()) {
            assertEquals(
                    command instanceof TableCommand.Declare, command.by("ada").isEmpty(), command.toString());
        }
        assertEquals(
                Optional.of(new Command.Sit("ada", Command.ANY, "0a")),
                commands().get(1).by("ada"));
        assertEquals(Optional.of(new Command.VoteOut("ada", 1)), new TableCommand.Vote(1).by("ada"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'type':'hello','version':1,'language':'fr'} | Hello[version=1, language=fr]",
                "{'type':'ping'} | Ping[]",
                "{'type':'subscribe','id':1,'table':'t','afterSeq':0} | Subscribe[id=1, table=t, afterSeq=0]",
                "{'type':'unsubscribe','id':1,'table':'t'} | Unsubscribe[id=1, table=t]",
                "{'type':'chat','id':1,'table':'t','text':'x'} | Chat[id=1, table=t, text=x]",
                "{'type':'mute','id':1,'person':'p','muted':true} | Mute[id=1, person=p, muted=true]",
                "{'type':'threats','id':1,'table':'t','seat':-1} | Threats[id=1, table=t, seat=-1]",
                "{'type':'known-position','id':1,'table':'t'} | KnownPosition[id=1, table=t]",
            },
            quoteCharacter = '`')
    void everyOtherMessageIsRead(String text, String expected) throws MalformedFieldException {
        assertEquals(expected, CommandReader.read(fields(text)).orElseThrow().toString());
    }

    @Test
    void unknownTypeIsEmpty() throws MalformedFieldException {
        assertTrue(CommandReader.read(fields("{'type':'dance'}")).isEmpty());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{} | type",
                "{'type':'play','table':'t','seq':1,'move':'x'} | id",
                "{'type':'play','id':1,'seq':1,'move':'x'} | table",
                "{'type':'play','id':1,'table':'t','move':'x'} | seq",
                "{'type':'play','id':1,'table':'t','seq':1} | move",
                "{'type':'play','id':1.5,'table':'t','seq':1,'move':'x'} | id",
                "{'type':'sit','id':1,'table':'t','seq':1,'seat':'x','seatBytes':'00'} | seat",
            },
            quoteCharacter = '`')
    void missingOrInvalidFieldIsNamed(String text, String field) throws MalformedFieldException {
        JsonFields fields = fields(text);
        MalformedFieldException malformed =
                assertThrows(MalformedFieldException.class, () -> CommandReader.read(fields));
        assertEquals("bad-field", malformed.refusal().code());
        assertTrue(
                malformed.refusal().message().en().contains("\"" + field + "\""),
                malformed.refusal().toString());
    }

    @Test
    void replyIdIsReadEvenIfTheMessageIsMalformed() throws MalformedFieldException {
        assertEquals(Optional.of(9L), CommandReader.replyId(fields("{'id':9}")));
        assertEquals(Optional.empty(), CommandReader.replyId(fields("{'id':'9'}")));
        assertEquals(Optional.empty(), CommandReader.replyId(fields("{}")));
    }

    private static JsonFields fields(String text) throws MalformedFieldException {
        return JsonFields.read(text.replace('\'', '"'));
    }
}
