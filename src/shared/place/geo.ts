export interface Point {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_KM = 6371
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance. */
export function distanceKm(from: Point, to: Point): number {
  const latitudes = Math.sin(toRadians(to.latitude - from.latitude) / 2) ** 2
  const longitudes = Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2
  const share =
    latitudes + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * longitudes
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(share)))
}

/** Three decimals, about 100 m: as precise as a location may leave the browser. */
export const roundPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude * 1000) / 1000,
  longitude: Math.round(longitude * 1000) / 1000,
})
