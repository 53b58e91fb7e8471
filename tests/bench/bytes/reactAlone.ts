import { createRoot } from 'react-dom/client';

/** The floor: React and React DOM, and nothing drawn. */
createRoot(document.body).render(null);
