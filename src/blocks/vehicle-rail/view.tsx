export { VehicleRail } from '#src/ui/card/vehicle-rail.tsx';
