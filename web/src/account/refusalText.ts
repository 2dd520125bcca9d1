import { PasskeyUnused } from '../api/passkeys';
import { refusalOf } from '../api/session.svelte';
import { t } from '../i18n/language.svelte';
import { account as texts } from '../i18n/messages/account';
import { common } from '../i18n/messages/common';

/** Why an action failed, as a code and in words. Throws a problem that is no refusal. */
export function refusalText(problem: unknown): { code: string; text: string } {
  if (problem instanceof PasskeyUnused) return { code: 'passkey-unused', text: t(texts.passkeyUnused) };
  const { code, message } = refusalOf(problem);
  return { code, text: message || t(code === 'unreachable' ? common.serverGone : common.unknownRefusal) };
}
