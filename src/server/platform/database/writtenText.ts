export interface WrittenText {
  /** As PostgreSQL takes it: parameters are numbers, and nothing is marked. */
  readonly text: string;
  /** In the order of their numbers. */
  readonly parameters: readonly WrittenParameter[];
  /** Whether a column may be null, where its name is marked. */
  readonly marked: Readonly<Record<string, boolean>>;
}

export interface WrittenParameter {
  readonly name: string;
  readonly isNullable: boolean;
  readonly isJson: boolean;
}

/** A mark is the `?` of `$name?` and of `as "name?"`, and the `!` of `as "name!"`. */
export function readText(text: string): WrittenText {
  const parameters = new Map<string, WrittenParameter>();
  const marked: Record<string, boolean> = {};
  const numbered = text.replace(/\$(\w+)(\??)(::jsonb\b)?/g, (_, name: string, mark: string, json = '') => {
    const before = parameters.get(name);
    parameters.set(name, {
      name,
      isNullable: mark === '?' || before?.isNullable === true,
      isJson: json !== '' || before?.isJson === true,
    });
    return `$${[...parameters.keys()].indexOf(name) + 1}${json}`;
  });
  const unmarked = numbered.replace(/\bas "(\w+)([?!])"/g, (_, name: string, mark: string) => {
    marked[name] = mark === '?';
    return `as "${name}"`;
  });
  return { text: unmarked, parameters: [...parameters.values()], marked };
}
