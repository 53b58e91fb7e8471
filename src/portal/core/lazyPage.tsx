import { lazy, type ComponentType } from 'react';

interface PageModule {
  readonly Page: ComponentType;
}

export interface LazyPage {
  /** The page's file, as the build's manifest names it. */
  readonly file: string;
  readonly Page: ComponentType;
  /** A page that has been fetched is drawn at once, with no moment of waiting. */
  readonly preload: () => Promise<unknown>;
}

export interface PortalRoute {
  readonly path: string;
  readonly page: LazyPage;
}

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
