/** Drawn for Naksha on a 24 px grid, 1.75 px strokes with round ends. */
export const FIRST_ICON_PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  alert: 'M12 8v5m0 3.2v.1M12 3.5l9.2 16.5H2.8z',
  info: 'M12 11v5m0-8.2v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  search: 'M20 20l-4.5-4.5M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7.5 8.5c.6-3.8 3.7-6 7.5-6s6.9 2.2 7.5 6',
  map: 'M9 4.5L3.5 6.5v13L9 17.5l6 2 5.5-2v-13L15 6.5zM9 4.5v13m6-11v13',
  pin: 'M12 21.5s7-6.2 7-11.7a7 7 0 1 0-14 0c0 5.5 7 11.7 7 11.7zm0-9a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z',
  plus: 'M12 5v14M5 12h14',
  heart: 'M12 20.3C7.5 16.9 3.5 13.6 3.5 9.3a4.6 4.6 0 0 1 8.5-2.5 4.6 4.6 0 0 1 8.5 2.5c0 4.3-4 7.6-8.5 11z',
  clock: 'M12 7v5.2l3.3 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  chevronDown: 'M6 9.5l6 6 6-6',
  arrowDown: 'M12 5v13m-5.5-5.5L12 18l5.5-5.5',
  building: 'M5 20.5V4h9v16.5M14 9h5v11.5M3 20.5h18M8 8h3m-3 4h3m-3 4h3',
  list: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4 6.5h.1M4 12h.1M4 17.5h.1',
  chat: 'M4 5.5h16v11.5h-8.5L7 20.5V17H4z',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',
  sort: 'M8 5v14m-3.5-3.5L8 19l3.5-3.5M16 19V5m-3.5 3.5L16 5l3.5 3.5',
} as const;
export type FirstIconName = keyof typeof FIRST_ICON_PATHS;
