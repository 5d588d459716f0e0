import { FIRST_ICON_PATHS } from './first-icon-paths.ts';

/** All icons; the first load uses first-icon.tsx. */
export const ICON_PATHS = {
  ...FIRST_ICON_PATHS,
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  home: 'M4 11l8-7 8 7v9h-5.5v-5.5h-5V20H4z',
  layers: 'M12 4l9 5-9 5-9-5zM3.5 13.5L12 18l8.5-4.5',
  minus: 'M5 12h14',
  phone:
    'M6.3 3.5h3.2l1.6 4.2-2.2 1.5a12.5 12.5 0 0 0 5.9 5.9l1.5-2.2 4.2 1.6v3.2a2 2 0 0 1-2.2 2A17 17 0 0 1 4.3 5.7a2 2 0 0 1 2-2.2z',
  bed: 'M3 18.5V6m0 8.5h18m0 4V13a2.5 2.5 0 0 0-2.5-2.5H10v4M6.5 12a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2z',
  bath: 'M3.5 12h17v2.5a4.5 4.5 0 0 1-4.5 4.5H8a4.5 4.5 0 0 1-4.5-4.5zm2 0V6.2A2.2 2.2 0 0 1 9.6 5M7 19l-1 2m11-2 1 2',
  car: 'M4 16.5v-4l2-5.5h12l2 5.5v4M4 12.5h16M3.5 16.5h17M6 16.5V19m12-2.5V19M7.5 14.5h.1m8.8 0h.1',
  ruler: 'M4 16.5L16.5 4 20 7.5 7.5 20zM8 12.5l1.5 1.5m1-4 2 2m.5-4.5L14.5 9m1-4',
  shield: 'M12 3.2l7.5 2.6v5.4c0 4.6-3.2 7.9-7.5 9.6-4.3-1.7-7.5-5-7.5-9.6V5.8zM8.5 11.8l2.5 2.5 4.5-4.6',
  chevronRight: 'M9.5 6l6 6-6 6',
  chevronLeft: 'M14.5 6l-6 6 6 6',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5-11 11zM14 6.5l3.5 3.5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7m-8.5 0l1 13h10l1-13m-7 3.5v6m3-6v6',
  key: 'M14.5 14a5 5 0 1 0-4.7-3.3L3.5 17v3.5H7V18h2.5v-2.5l2-2a5 5 0 0 0 3 .5zm1.5-5.5h.1',
  logout: 'M14 4.5h-8v15h8M10.5 12H21m-3.5-3.5L21 12l-3.5 3.5',
  inbox: 'M3.5 13.5l3-8h11l3 8v6h-17zm0 0h5l1.5 2.5h4l1.5-2.5h5',
  install: 'M12 4v10m-4-4l4 4 4-4M4.5 16v4h15v-4',
  locate: 'M12 2.5v4m0 11v4M2.5 12h4m11 0h4M12 17.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11z',
  external: 'M13.5 4.5h6v6m0-6L11 13M18 14v5.5H4.5V6H10',
  tag: 'M12.5 3.5h8v8L11 21l-8-8zM16.5 7.5h.1',
  move: 'M12 3v18M3 12h18M9.5 5.5L12 3l2.5 2.5m-5 13L12 21l2.5-2.5m-9-9L3 12l2.5 2.5m13-5L21 12l-2.5 2.5',
  draw: 'M5 18.5l2-11 6-3 6 5.5-3.5 9zM5 18.5h.1m1.9-11h.1m5.9-3h.1m5.9 5.5h.1',
} as const;
export type IconName = keyof typeof ICON_PATHS;
