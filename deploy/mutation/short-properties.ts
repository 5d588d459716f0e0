import fc from 'fast-check';

/** A failing mutant needs no smallest example. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true, interruptAfterTimeLimit: 500 });
