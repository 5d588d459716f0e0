import fc from 'fast-check';

/**
 * That a mutant fails is all there is to know: nobody waits for the smallest example. One that no example of the first
 * half second shows is seldom shown by a later one, and each of thousands would wait for them all.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true, interruptAfterTimeLimit: 500 });
