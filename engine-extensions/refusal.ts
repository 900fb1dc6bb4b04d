/** Why an attempt was refused: the rule's number and a key that the board turns into a sentence. */
export interface Refusal {
  rule: string | null;
  why: string;
  with?: Record<string, string | number>;
}

export const refuse = (rule: string | null, why: string, given?: Record<string, string | number>): Refusal =>
  given ? { rule, why, with: given } : { rule, why };
