/** The lines that go, after a minus, and those that come, after a plus, each with its number. */
export function difference(before: string, after: string): string {
  const [old, made] = [before.split('\n'), after.split('\n')];
  const lines: string[] = [];
  let [one, other] = [0, 0];
  while (one < old.length || other < made.length) {
    if (old[one] === made[other]) {
      one += 1;
      other += 1;
      continue;
    }
    const [gone, come] = nextCommon(old, made, one, other);
    for (; one < gone; one += 1) lines.push(`${String(one + 1).padStart(4)} - ${old[one]}`);
    for (; other < come; other += 1) lines.push(`${String(other + 1).padStart(4)} + ${made[other]}`);
  }
  return lines.join('\n');
}

/** Where the two texts agree again, with the fewest lines passed. */
function nextCommon(old: readonly string[], made: readonly string[], one: number, other: number): [number, number] {
  for (let passed = 1; passed <= old.length - one + made.length - other; passed += 1)
    for (let gone = 0; gone <= passed; gone += 1) {
      const [left, right] = [one + gone, other + passed - gone];
      if (left < old.length && right < made.length && old[left] === made[right]) return [left, right];
    }
  return [old.length, made.length];
}
