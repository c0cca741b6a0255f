export { ExportWindow } from './export-window.tsx';
export { ImportWindow } from './import-window.tsx';
export { SaleWindow } from './sale-window.tsx';
