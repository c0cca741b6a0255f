/** As MinIO names it. */
export const livenessPath = '/minio/health/live';
