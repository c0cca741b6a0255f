/* GoTrue’s OAuth server: applications that people let in. */

export {};
