export type FieldName = 'name' | 'password' | 'next' | 'code' | 'tokenName' | 'passkeyName';

/** The field a refusal of the server is about; null if none of the form's. */
export function fieldOf(code: string, fields: readonly FieldName[]): FieldName | null {
  const candidates: FieldName[] =
    code === 'invalid-name' || code === 'name-taken' ? ['name', 'tokenName', 'passkeyName']
    : code === 'password-short' || code === 'password-long' || code === 'password-common' ? ['next', 'password']
    : code === 'password-wrong' || code === 'wrong-credentials' ? ['password']
    : code === 'code-wrong' ? ['code']
    : [];
  return candidates.find(name => fields.includes(name)) ?? null;
}
