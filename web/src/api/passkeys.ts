import type { PasskeyChallenge } from './client';

/** A credential as the server reads it; bytes are base64url. */
export type CredentialJson = Record<string, unknown>;

/** The person did not use the passkey, or the device refused. */
export class PasskeyUnused extends Error {}

/** Whether the browser can use passkeys at this address: with https or on this machine, and under a name. */
export function hasPasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
}

export function toBase64Url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

type Descriptor = { type: 'public-key'; id: string };

/** The options of WebAuthn with bytes as text. */
interface OptionsJson {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Descriptor[];
  allowCredentials?: Descriptor[];
}

const descriptors = (list: Descriptor[] | undefined) => (list ?? []).map(one => ({ ...one, id: fromBase64Url(one.id) }));

/** Has the device make a passkey. */
export async function createPasskey({ options }: PasskeyChallenge): Promise<CredentialJson> {
  const asked = options.publicKey as OptionsJson;
  const publicKey = {
    ...asked,
    challenge: fromBase64Url(asked.challenge),
    user: { ...asked.user, id: fromBase64Url(asked.user.id) },
    excludeCredentials: descriptors(asked.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await used(navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return credential(made, {
    clientDataJSON: toBase64Url(response.clientDataJSON),
    attestationObject: toBase64Url(response.attestationObject),
    transports: response.getTransports(),
  });
}

/** Has the device sign with a passkey the person chooses. */
export async function signWithPasskey({ options }: PasskeyChallenge): Promise<CredentialJson> {
  const asked = options.publicKey as OptionsJson;
  const publicKey = {
    ...asked,
    challenge: fromBase64Url(asked.challenge),
    allowCredentials: descriptors(asked.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const made = await used(navigator.credentials.get({ publicKey }));
  const response = made.response as AuthenticatorAssertionResponse;
  return credential(made, {
    clientDataJSON: toBase64Url(response.clientDataJSON),
    authenticatorData: toBase64Url(response.authenticatorData),
    signature: toBase64Url(response.signature),
    ...(response.userHandle === null ? {} : { userHandle: toBase64Url(response.userHandle) }),
  });
}

async function used(answer: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const made = await answer;
    if (made !== null) return made as PublicKeyCredential;
  } catch (problem) {
    // The browser does not say whether the person cancelled or had no passkey.
    if (!(problem instanceof DOMException)) throw problem;
  }
  throw new PasskeyUnused();
}

function credential(made: PublicKeyCredential, response: object): CredentialJson {
  return { id: made.id, rawId: toBase64Url(made.rawId), type: made.type, response, clientExtensionResults: {} };
}
