import { lazy, type ComponentType } from 'react';

/** A page's component has the name of its file. */
export type PageName<File extends string> = File extends `${string}/${infer Rest}`
  ? PageName<Rest>
  : File extends `${infer Name}.tsx`
    ? Name
    : File;

/** Imports the page's module. */
export type PageLoad<Name extends string> = () => Promise<Readonly<Record<Name, ComponentType>>>;

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

export function lazyPage<File extends string>(file: File, load: PageLoad<PageName<File>>): LazyPage {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length) as PageName<File>;
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  const Late = lazy(preload);
  return {
    file,
    preload,
    Page: () => {
      const Shown = loaded ?? Late;
      return <Shown />;
    },
  };
}
