/** Of a test in a browser that shares two cores with others: a tap can be lost once. The report says which test was tried again. */
export const LOST_TAP = { retry: 1 };
