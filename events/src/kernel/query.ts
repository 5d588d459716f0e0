/** The parameters of an address, parsed and not yet checked: a name that stands twice has several values. */
export type Query = Record<string, string | readonly string[] | undefined>;
