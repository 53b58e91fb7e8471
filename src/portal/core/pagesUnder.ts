import { createContext } from 'react';

/** The addresses of pages, and of the page of the menu that each belongs to. */
export const PagesUnder = createContext<readonly (readonly [page: string, under: string])[]>([]);
