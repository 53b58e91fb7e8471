import { lazy, type ComponentType } from 'react';

/** What the module of a page exports. */
interface PageModule {
  readonly Page: ComponentType;
}

export interface LazyPage {
  /** Its file, as the build's manifest names it. */
  readonly file: string;
  readonly Page: ComponentType;
  /** Fetches the page's code; a page that has been fetched is drawn at once, with no moment of waiting. */
  readonly preload: () => Promise<unknown>;
}

export interface PortalRoute {
  readonly path: string;
  readonly page: LazyPage;
}

/** A page whose code comes when it is first needed. */
export function lazyPage(file: string, load: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    const { Page } = await load();
    loaded = Page;
    return { default: Page };
  };
  const Late = lazy(preload);
  return { file, preload, Page: () => (loaded ? <Held page={loaded} /> : <Late />) };
}

const Held = ({ page: Shown }: { readonly page: ComponentType }) => <Shown />;
