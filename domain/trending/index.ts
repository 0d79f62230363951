export { type TrendingBy, trendingProjects } from './trending.ts';
