export { EditWindow } from './edit-window.tsx';
export { PreviewWindow } from './preview-window.tsx';
export { ShareWindow } from './share-window.tsx';
export { UploadWindow } from './upload-window.tsx';
