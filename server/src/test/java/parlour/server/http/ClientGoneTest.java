package parlour.server.http;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import org.eclipse.jetty.io.EofException;
import org.junit.jupiter.api.Test;

/** Clients that vanish are no error of the server: thousands of them must not fill its log. */
final class ClientGoneTest {

    @Test
    void vanishedClientIsRecognisedAlsoAsACause() {
        assertTrue(WebServer.isClientGone(new EofException()));
        assertTrue(
                WebServer.isClientGone(new IOException(new EofException("Broken pipe"))), "while a socket is opened");
        assertTrue(WebServer.isClientGone(new IOException(new ClosedChannelException())));
    }

    @Test
    void otherFailuresAreErrors() {
        assertFalse(WebServer.isClientGone(new IOException("No space left on device")));
        assertFalse(WebServer.isClientGone(new IllegalStateException(new NullPointerException())));
    }
}
