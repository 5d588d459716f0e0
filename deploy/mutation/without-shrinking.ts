import fc from 'fast-check';

/** That a mutant fails is all there is to know: nobody waits for the smallest example. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
