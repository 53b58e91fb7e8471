/** What a component's rules are named after, where that is not its own name alone. */
const BLOCKS: Readonly<Record<string, readonly string[]>> = {
  Checkbox: ['control', 'checkbox'],
  Dialog: ['dialog', 'overlay'],
  Drawer: ['drawer', 'overlay'],
  MenuItem: ['menu'],
  PopoverNext: ['popover', 'overlay'],
  ProgressBar: ['progress'],
  Switch: ['control', 'switch'],
  Tab: [],
  Tabs: ['tab', 'tabs'],
};

/** They say how a component looks, and are never a component alone. */
const MODIFIER =
  /^bp6-(intent-\w+|active|compact|disabled|fill|heading|icon(-\w+)?|inline|interactive|large|loading|minimal|outlined|position-\w+|round|selected|small|start|end|text-muted|vertical)$/;

const IMPORT = /import \{([^}]+)\} from '@blueprintjs\/core'/g;

/** The names of Blueprint's components in the import statements of the sources. */
export const importedComponents = (sources: readonly string[]): readonly string[] => [
  ...new Set(
    sources
      .flatMap((source) => [...source.matchAll(IMPORT)])
      .flatMap(([, names]) =>
        names!
          .split(',')
          .map((name) => name.trim().split(' as ')[0]!)
          .filter((name) => /^[A-Z]/.test(name)),
      ),
  ),
];

/** Whether a selector is of these components: each of its classes is of one of them or a modifier, and one at least is of one of them. */
export function rulesOf(components: readonly string[]): (selector: string) => boolean {
  const blocks = components.flatMap((name) => BLOCKS[name] ?? [kebab(name)]);
  const ofComponent = new RegExp(`^bp6-(${blocks.join('|')})(-|$)`);
  return (selector) => {
    const classes = selector.replaceAll(/:not\([^)]*\)/g, '').match(/bp6-[\w-]+/g) ?? [];
    return (
      classes.some((name) => ofComponent.test(name)) &&
      classes.every((name) => ofComponent.test(name) || MODIFIER.test(name) || name === 'bp6-button')
    );
  };
}

const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
