export const mistakesIn = (judged: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(judged).filter((entry): entry is [string, string] => entry[1] !== null));
