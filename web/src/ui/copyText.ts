/** Copies a text; also works over plain http, as on a club's laptop, where browsers offer no clipboard API. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.className = 'sr';
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
  before?.focus();
}
