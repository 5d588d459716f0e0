import { availability } from './availability/availability.ts';
import { notifyLead } from './notify-lead/notify-lead.ts';
import type { Reactor } from './reactor.ts';

/** Everything of the write side that follows the log, one line each. */
export const reactors: readonly Reactor[] = [notifyLead, availability];
