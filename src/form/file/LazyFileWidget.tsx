import { lazy, Suspense } from 'react';
import type { WidgetProps } from '../widgets/widget.ts';

const FileWidget = lazy(() => import('./FileWidget.tsx').then((module) => ({ default: module.FileWidget })));

/** Most sections ask for no file, so what draws one comes when it is needed. */
export const LazyFileWidget = (props: WidgetProps) => <Suspense fallback={<p role="status" className="m-loading">Loading…</p>}><FileWidget {...props} /></Suspense>;
