/**
 * What a command does outside its events: applied before the append, because what an event names must be there, and
 * reverted where the append is refused. An append that nobody knows the end of reverts nothing, so whatever it leaves
 * without an event needs a retention rule of its own.
 */
export type SideEffect = { apply(): Promise<void>; revert(): Promise<void> };
