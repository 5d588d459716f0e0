export const MAX_CHIPS = 3;
export const MAX_CHIP_LENGTH = 80;
