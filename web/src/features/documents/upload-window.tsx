import { UploadForm } from './upload-form.tsx';

/** It has the props of a dialog, so that it is fetched like one; it stands in the page. */
export function UploadWindow(_: { isOpen: boolean }) {
  return <UploadForm />;
}
