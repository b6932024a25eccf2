"""What holds for every test: hypothesis tries cases, and never judges by the clock."""

from hypothesis import HealthCheck, settings

# Machines that run tests are shared and slow at times; speed is measured in bench/.
settings.register_profile("no clock", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("no clock")
