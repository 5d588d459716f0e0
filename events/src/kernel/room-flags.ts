export const ROOM_FLAGS = [
  'poojaRoom',
  'studyRoom',
  'servantRoom',
  'storeRoom',
  'sheds',
  'rooms',
  'washrooms',
  'other',
] as const;
export type RoomFlag = (typeof ROOM_FLAGS)[number];
