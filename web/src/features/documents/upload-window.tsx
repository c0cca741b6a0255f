import { UploadForm } from './upload-form.tsx';

/** Of the shape of a dialog, so that it is fetched like one; it stands in the page. */
export function UploadWindow(_: { isOpen: boolean }) {
  return <UploadForm />;
}
