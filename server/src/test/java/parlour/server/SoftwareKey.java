package parlour.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;

/** A device with one passkey, as far as WebAuthn needs it: ES256, without attestation. */
final class SoftwareKey {

    private static final int PRESENT_AND_VERIFIED = 0x05;
    private static final int WITH_KEY = 0x40;

    private final KeyPair pair;
    private final byte[] id = new byte[16];
    private String origin;
    private String user = "";
    private int count;

    SoftwareKey(String origin) {
        this.origin = origin;
        new SecureRandom().nextBytes(id);
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            pair = generator.generateKeyPair();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Answers for a page of another origin from now on. */
    SoftwareKey at(String other) {
        origin = other;
        return this;
    }

    /** The answer to {@code navigator.credentials.create}. */
    String create(JsonNode options) {
        JsonNode asked = options.path("publicKey");
        user = asked.at("/user/id").asText();
        byte[] data = authenticatorData(asked.at("/rp/id").asText(), PRESENT_AND_VERIFIED | WITH_KEY, publicKey());
        byte[] attestation = joined(
                new byte[] {(byte) 0xA3, 0x63},
                ascii("fmt"),
                new byte[] {0x64},
                ascii("none"),
                new byte[] {0x67},
                ascii("attStmt"),
                new byte[] {(byte) 0xA0, 0x68},
                ascii("authData"),
                new byte[] {0x58, (byte) data.length},
                data);
        String client = text(clientData("webauthn.create", asked));
        return credential("\"clientDataJSON\":\"" + client + "\",\"attestationObject\":\"" + text(attestation)
                + "\",\"transports\":[\"internal\"]");
    }

    /** The answer to {@code navigator.credentials.get}. */
    String get(JsonNode options) {
        JsonNode asked = options.path("publicKey");
        byte[] data = authenticatorData(asked.path("rpId").asText(), PRESENT_AND_VERIFIED, new byte[0]);
        byte[] client = clientData("webauthn.get", asked);
        return credential("\"clientDataJSON\":\"" + text(client) + "\",\"authenticatorData\":\"" + text(data)
                + "\",\"signature\":\"" + text(signature(joined(data, sha256(client)))) + "\",\"userHandle\":\"" + user
                + "\"");
    }

    private String credential(String response) {
        return "{\"id\":\"" + text(id) + "\",\"rawId\":\"" + text(id) + "\",\"type\":\"public-key\",\"response\":{"
                + response + "},\"clientExtensionResults\":{}}";
    }

    private byte[] clientData(String type, JsonNode asked) {
        return ascii("{\"type\":\"" + type + "\",\"challenge\":\""
                + asked.path("challenge").asText() + "\",\"origin\":\"" + origin + "\",\"crossOrigin\":false}");
    }

    private byte[] authenticatorData(String party, int flags, byte[] key) {
        byte[] counter = ByteBuffer.allocate(4).putInt(++count).array();
        return joined(sha256(ascii(party)), new byte[] {(byte) flags}, counter, key);
    }

    /** The id and the COSE form of the public key. */
    private byte[] publicKey() {
        ECPublicKey key = (ECPublicKey) pair.getPublic();
        return joined(
                new byte[16],
                new byte[] {0, (byte) id.length},
                id,
                new byte[] {(byte) 0xA5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20},
                coordinate(key.getW().getAffineX().toByteArray()),
                new byte[] {0x22, 0x58, 0x20},
                coordinate(key.getW().getAffineY().toByteArray()));
    }

    private static byte[] coordinate(byte[] number) {
        byte[] padded = new byte[32];
        int length = Math.min(32, number.length);
        System.arraycopy(number, number.length - length, padded, 32 - length, length);
        return padded;
    }

    private byte[] signature(byte[] data) {
        try {
            Signature signature = Signature.getInstance("SHA256withECDSA");
            signature.initSign(pair.getPrivate());
            signature.update(data);
            return signature.sign();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
