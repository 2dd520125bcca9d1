/** The page's name and a detail, shown in the header. Set by each page. */
const state = $state({ title: '', detail: '' });

export function pageTitle(): { title: string; detail: string } {
  return state;
}

export function setPageTitle(title: string, detail = ''): void {
  state.title = title;
  state.detail = detail;
  document.title = title === '' ? 'Parlour' : `${title} · Parlour`;
}
