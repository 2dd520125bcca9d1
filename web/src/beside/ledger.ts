/** A line of the ledger of a game that is kept by counting: what each seat gained or lost, and what it was. */
export interface Reckoned {
  what: string;
  /** By seat. */
  glory: number[];
}
