/** The icons as stroked paths in a 24 by 24 box. */
export const icons = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  flip: 'M7 4v14m0 0-3-3m3 3 3-3M17 20V6m0 0-3 3m3-3 3 3',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v7h14v-7',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  previous: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  sound: 'M4 10v4h4l5 4V6l-5 4zM17 9c1.500 1.800 1.500 4.200 0 6',
  mute: 'M4 10v4h4l5 4V6l-5 4zM17 10l4 4M21 10l-4 4',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20c1-4 4-5.500 7.500-5.500s6.500 1.500 7.500 5.500',
} as const;

export type IconName = keyof typeof icons;
