export { default } from '../../en_gb/footprint/difference.ts';
