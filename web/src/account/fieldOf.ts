export type FieldName = 'name' | 'password' | 'next' | 'code' | 'tokenName';

/** The field a refusal of the server is about; null if none of the form's. */
export function fieldOf(code: string, fields: readonly FieldName[]): FieldName | null {
  const candidates: FieldName[] =
    code === 'invalid-name' || code === 'name-taken' ? ['name', 'tokenName']
    : code === 'password-short' || code === 'password-long' ? ['next', 'password']
    : code === 'password-wrong' || code === 'wrong-credentials' ? ['password']
    : code === 'code-wrong' ? ['code']
    : [];
  return candidates.find(name => fields.includes(name)) ?? null;
}
