import { useEffect, useReducer, useState } from 'react';
import type { CompiledSection } from '#catalogue/validate.ts';

type SectionModule =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly section: CompiledSection }
  | { readonly state: 'failed'; retry(): void };

export function useSectionModule(name: string, load: (name: string) => Promise<CompiledSection>): SectionModule {
  const [module, setModule] = useState<SectionModule>({ state: 'loading' });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isShown = true;
    setModule({ state: 'loading' });
    load(name).then(
      (section) => {
        if (isShown) setModule({ state: 'ready', section });
      },
      () => {
        if (isShown) setModule({ state: 'failed', retry });
      },
    );
    return () => {
      isShown = false;
    };
    // `load` is a new function with every render of the page; the name says what is loaded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, attempt]);
  return module;
}
